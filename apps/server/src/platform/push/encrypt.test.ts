import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptPush, isPoint } from './encrypt.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

// RFC 8291, section 5 and appendix A.
const vector = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  senderKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('a message is what the RFC makes of the same text, keys and salt', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(vector.senderKey)
  const message = encryptPush(vector.text, vector, { salt: vector.salt, sender })
  expect(message.toString('base64url')).toBe(vector.message)
})

test('the same text is another message each time', () => {
  expect(encryptPush(vector.text, vector)).not.toEqual(encryptPush(vector.text, vector))
})

test('a key that is no point on the curve is refused', () => {
  const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64)])
  expect(() => encryptPush(vector.text, { ...vector, p256dh })).toThrow('Public key is not valid')
  expect([isPoint(p256dh), isPoint(vector.p256dh)]).toEqual([false, true])
})

import { talk } from '@gauntlet/contract/talk/endpoints'
import { MESSAGE_MAX } from '@gauntlet/contract/talk/texts'
import { HOUR } from '@gauntlet/contract/time'
import { mdiSend } from '@mdi/js'
import { type KeyboardEvent, useRef, useState } from 'react'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { serverNow } from '../../ui/clock.ts'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/say.ts'
import { useUnsaved } from '../../ui/unsaved.ts'
import * as texts from './texts.ts'
import type { Thing } from './thing.ts'
import { useKeyboard } from './use-keyboard.ts'

const AHEAD = [texts.seeYouThere, texts.isItStillOn, texts.whoBringsBalls]
const ON_THE_DAY = [texts.onMyWay, texts.tenMinutesLate, texts.courtsAreWet]
/** So long before a start nobody is on the way yet. */
const EARLY = 12 * HOUR

/** Nobody praises a match that is ahead, and nobody is late a day before; of all else anything is said at any time. */
function phrasesAt(start: string | undefined) {
  if (start === undefined) return [...ON_THE_DAY, texts.goodGame]
  const left = Date.parse(start) - serverNow()
  if (left < 0) return [texts.goodGame]
  return left > EARLY ? AHEAD : [...ON_THE_DAY, ...AHEAD]
}
/** From here on it says how many characters are left. */
const NEAR_THE_END = 100

/** Enter sends where there is a keyboard of its own; on a phone it begins a new line. */
const sends = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && matchMedia('(pointer: fine)').matches

/** Writes to the others; it stays above the keyboard of a phone. */
export function Composer({
  thing,
  said,
  start,
  hint,
}: {
  thing: Thing
  said: () => void
  /** Of a match. */
  start: string | undefined
  /** In the empty field. */
  hint: string
}) {
  const [text, setText] = useState('')
  const covered = useKeyboard()
  const { run, busy } = useAction(talk.say, { success: false })
  useUnsaved({ formState: { isDirty: text.trim() !== '' }, reset: () => setText('') })
  const left = MESSAGE_MAX - text.length
  const area = useRef<HTMLTextAreaElement>(null)
  // The second tap of two comes before the first one's button is dead.
  const sending = useRef(false)
  const send = async (words: string) => {
    if (words.trim() === '' || sending.current) return
    sending.current = true
    const outcome = await run({ ...thing, text: words }).finally(() => {
      sending.current = false
    })
    if (outcome instanceof CallError) return
    // Words typed meanwhile stay.
    setText(now => (now === words ? '' : now))
    said()
  }
  const submit = async (form: HTMLFormElement) => {
    await send(text)
    const { activeElement: at } = document
    // The button had it, and is dead now; whoever has gone on meanwhile stays there.
    if (!at || at === document.body || form.contains(at)) area.current?.focus()
  }
  return (
    <form
      className="talk-composer"
      style={{ insetBlockEnd: `max(0px, ${covered}px - var(--bottom-bar, 0px))` }}
      onSubmit={event => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      {text === '' && (
        <fieldset className="talk-phrases" aria-label={texts.quickPhrases}>
          {phrasesAt(start).map(phrase => (
            <button
              key={phrase}
              type="button"
              className="button small"
              disabled={busy}
              // A phrase stays there once it is sent, in time for the second tap of two.
              onClick={({ detail }) => {
                if (detail <= 1) void send(phrase)
              }}
            >
              {phrase}
            </button>
          ))}
        </fieldset>
      )}
      {left <= NEAR_THE_END && <output className="soft small">{say(texts.charactersLeft, { left })}</output>}
      <div className="talk-line">
        <textarea
          ref={area}
          className="control"
          rows={1}
          dir="auto"
          maxLength={MESSAGE_MAX}
          aria-label={texts.writeAMessage}
          placeholder={hint}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={event => {
            if (!sends(event)) return
            event.preventDefault()
            void send(text)
          }}
        />
        <button
          type="submit"
          className={text.trim() === '' ? 'button idle' : 'button main'}
          aria-label={texts.send}
          disabled={busy}
        >
          <Icon path={mdiSend} />
        </button>
      </div>
    </form>
  )
}

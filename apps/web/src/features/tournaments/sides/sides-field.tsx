import { compositions } from '@gauntlet/contract/challenges/sides'
import { SelectField } from '../../../ui/field.tsx'
import { say } from '../../../ui/say.ts'
import { compositionWords } from './composition-words.ts'
import * as texts from './texts.ts'
import type { useSides } from './use-sides.ts'

/** Whether players enter alone or as sides, and for whom these are: of a sport that has sides. */
export default function SidesField({ sizes, value, change }: ReturnType<typeof useSides>) {
  const { side_size = 1, composition = 'any' } = value
  return (
    <div className="form-pair">
      <SelectField
        label={texts.whoEnters}
        {...(side_size > 1 && { hint: texts.eachSideTakesOnePlace })}
        value={side_size}
        onChange={({ currentTarget }) => {
          const size = Number(currentTarget.value)
          change(size === 1 ? {} : { ...value, side_size: size })
        }}
      >
        <option value={1}>{texts.singlePlayers}</option>
        {sizes.map(size => (
          <option key={size} value={size}>
            {say(texts.sidesOf, { size })}
          </option>
        ))}
      </SelectField>
      {side_size > 1 && (
        <SelectField
          label={texts.forWhom}
          value={composition}
          onChange={({ currentTarget }) =>
            change({ ...value, composition: compositions.find(one => one === currentTarget.value) ?? 'any' })
          }
        >
          {compositions.map(one => (
            <option key={one} value={one}>
              {compositionWords[one]}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}

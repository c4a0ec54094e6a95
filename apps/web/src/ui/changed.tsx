/** Words that are being edited: as they were, struck out, before what they become. */
export const Changed = ({ before, now }: { before: string | undefined; now: string }) =>
  before === undefined || before === now ? (
    now
  ) : (
    <span>
      <del className="soft">{before}</del> <ins>{now}</ins>
    </span>
  )

/** A place in an open match that nobody has yet. */
export const FreeSide = ({ size }: { size: number }) => {
  const side = `${size / 16}rem`
  return (
    <span className="free-side" style={{ width: side, height: side, fontSize: `${size / 42}rem` }} aria-hidden="true">
      ?
    </span>
  )
}

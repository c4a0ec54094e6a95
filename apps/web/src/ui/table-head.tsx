/** The heads of a table's columns: one of words, and the numbers beside it. */
export const TableHead = ({ first, numbers }: { first: string; numbers: readonly string[] }) => (
  <thead>
    <tr>
      <th scope="col">{first}</th>
      {numbers.map(name => (
        <th key={name} scope="col" className="number">
          {name}
        </th>
      ))}
    </tr>
  </thead>
)

import type { SectionProps } from './section.ts';
import './example.css';

/** A worked example in rupees, set like a bill. */
export function Example({ section }: SectionProps<'example'>) {
  const { rows, result, note } = section;
  return (
    <div className="example__bill edged ground-paper">
      <table className="tabular">
        <tbody>
          {rows.map(({ label, figure }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{result.label}</th>
            <td>{result.figure}</td>
          </tr>
        </tfoot>
      </table>
      <p className="note">{note}</p>
    </div>
  );
}

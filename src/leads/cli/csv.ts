import { safeCell } from '../safe-cell.ts';

/** Without it Excel reads UTF-8 as the Windows character set of the country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The head of a file: mark and column names. */
export function csvHead(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLine(columns);
}

/** A line as RFC 4180 has it, with every cell quoted and safe to open in a spreadsheet. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${safeCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

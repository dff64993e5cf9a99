import { renderToStaticMarkup } from 'react-dom/server';
import { Jaali } from './Jaali.tsx';

/** The screen of a name as markup, for the server: it travels with the release whose palette it needs. */
export const drawJaali = (name: string): string =>
  renderToStaticMarkup(<Jaali name={name} className="your-jaali__drawing" />);

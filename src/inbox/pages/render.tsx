import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sheet from '../inbox.css?inline';
import { AddLead } from './AddLead.tsx';
import { FiguresPage } from './FiguresPage.tsx';
import { LeadPage } from './LeadPage.tsx';
import { List } from './List.tsx';
import { Notice, Open } from './Notice.tsx';
import { Unsent } from './Unsent.tsx';
import type { Pages } from './views.ts';

/** The inbox's pages as markup. Whatever somebody typed is text in them, never markup. */
export const pages: Pages = {
  list: (frame, view) => html(<List frame={frame} view={view} />),
  lead: (frame, view) => html(<LeadPage frame={frame} view={view} />),
  add: (frame, view) => html(<AddLead frame={frame} view={view} />),
  figures: (frame, view) => html(<FiguresPage frame={frame} view={view} />),
  open: (frame, view) => html(<Open frame={frame} view={view} />),
  notice: (frame, view) => html(<Notice frame={frame} view={view} />),
  unsent: (frame, view) => html(<Unsent frame={frame} view={view} />),
};

/** Their style sheet, without the palette. */
export const styles: string = sheet;

function html(page: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

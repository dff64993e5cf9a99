import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sheet from '../inbox.css?inline';
import script from '../page-script.mjs?raw';
import { AddLead } from './AddLead.tsx';
import { FiguresPage } from './FiguresPage.tsx';
import { LeadPage } from './LeadPage.tsx';
import { List } from './List.tsx';
import { Notice, Open } from './Notice.tsx';
import type { Frame, Page } from './Shell.tsx';
import { Unsent } from './Unsent.tsx';

const pages = {
  list: List,
  lead: LeadPage,
  add: AddLead,
  figures: FiguresPage,
  open: Open,
  notice: Notice,
  unsent: Unsent,
};

/** What each page shows, by the page's name. */
export type Views = {
  readonly [Name in keyof typeof pages]: Parameters<(typeof pages)[Name]>[0]['view'];
};

const byName: { [Name in keyof Views]: (props: Page<Views[Name]>) => ReactNode } = pages;

/** A page of the inbox as markup. Whatever somebody typed is text in it, never markup. */
export function render<Name extends keyof Views>(
  name: Name,
  frame: Frame,
  view: Views[Name],
): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(byName[name], { frame, view }))}`;
}

/** The style sheet, without the palette, and the script of the list. */
export const files: Readonly<Record<'sheet' | 'script', string>> = { sheet, script };

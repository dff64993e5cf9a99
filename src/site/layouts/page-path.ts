/** The canonical path of a page: its file has an ending, and that of home a name. */
export const pathOf = ({ pathname }: URL): string =>
  pathname.replace(/\.html$/, '').replace(/\/index$/, '/');

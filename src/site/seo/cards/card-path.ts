/** Width and height of a social card in pixels, the size that networks ask for. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The name of a page's card below /cards/, without ending. */
export const cardName = (path: string): string => (path === '/' ? 'home' : path.slice(1));

/** Where a page's card is served. */
export const cardPath = (path: string): string => `/cards/${cardName(path)}.png`;

import { z } from 'astro/zod';

/**
 * The icons that content may name, by their Tabler names (tabler.io/icons). A new one is added here
 * first, so that only the icons in use are ever loaded.
 */
export const ICON_NAMES = [
  'address-book',
  'app-window',
  'badge-ad',
  'brand-bing',
  'brand-google',
  'brand-instagram',
  'brand-wordpress',
  'briefcase',
  'building-skyscraper',
  'chart-arrows-vertical',
  'click',
  'cube-3d-sphere',
  'device-desktop-code',
  'heart-handshake',
  'mail',
  'map-pin',
  'messages',
  'movie',
  'pencil-bolt',
  'plane-departure',
  'refresh',
  'rocket',
  'shopping-bag',
  'shopping-cart',
  'sparkles',
  'target-arrow',
  'trending-up',
  'users-group',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

export const icon = z.enum(ICON_NAMES);

/**
 * What the editor's page may load: its own files. Sveltia CMS would ask a network of others for
 * newer versions of itself.
 *
 * @param hosts that it speaks to beside its own
 * @param frames that it shows beside its own, and whose pictures
 */
export function policy(hosts: readonly string[] = [], frames: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ["connect-src 'self' data: blob:", ...hosts].join(' '),
    ["frame-src 'self'", ...frames].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...frames].join(' '),
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

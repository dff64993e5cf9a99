import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { DAY_MS } from '../../platform/time/durations.ts';
import type { CertificateFacts } from '../facts.ts';

/** The server sends its own certificate without the one above it, which browsers fetch themselves. */
const chainCut = ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'];
const whereAbove = 'CA Issuers - URI';

/** The certificate that a host has shown, trusted or not; without dates where it has shown none. */
export function certificateOf(socket: Socket, host: string): CertificateFacts {
  if (!(socket instanceof TLSSocket) || socket.destroyed) return { host };
  const certificate = socket.getPeerCertificate();
  const validTo = new Date(certificate.valid_to);
  // A code, whatever its type says.
  const code = socket.authorized ? undefined : String(socket.authorizationError);
  const mended = certificate.infoAccess?.[whereAbove] !== undefined;
  return {
    host,
    validFrom: new Date(certificate.valid_from).toISOString(),
    validTo: validTo.toISOString(),
    daysLeft: Math.floor((validTo.getTime() - Date.now()) / DAY_MS),
    error: code !== undefined && mended && chainCut.includes(code) ? undefined : code,
  };
}

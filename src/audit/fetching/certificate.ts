import { once } from 'node:events';
import { DAY_MS } from '../../platform/time/durations.ts';
import type { CertificateFacts } from '../facts.ts';
import type { Network } from './network.ts';
import { secure } from './request.ts';

const HTTPS_PORT = 443;
/** The server sends its own certificate without the one above it, which browsers fetch themselves. */
const chainCut = ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'];
const whereAbove = 'CA Issuers - URI';

/** Reads the certificate that a host shows, trusted or not. */
export async function readCertificate(
  network: Network,
  host: string,
  signal: AbortSignal,
): Promise<CertificateFacts> {
  const socket = secure(network, host, HTTPS_PORT);
  try {
    await once(socket, 'secureConnect', { signal });
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
  } finally {
    socket.destroy();
  }
}

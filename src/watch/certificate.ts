import { once } from 'node:events';
import { connect } from 'node:tls';

const HTTPS_PORT = 443;
const ANSWER_MS = 6_000;

/** When the certificate ends that a site shows, whether it is trusted or not. @throws when nobody shows one */
export async function certificateEnd({ hostname, port }: URL): Promise<Date> {
  const socket = connect({
    host: hostname,
    port: Number(port || HTTPS_PORT),
    servername: hostname,
    // One that has ended already is what this is about.
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(ANSWER_MS) });
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.on('error', () => {}).destroy();
  }
}

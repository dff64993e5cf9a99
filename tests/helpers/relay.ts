import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from './wait-for.ts';

/** A post as an external service receives it. */
export interface RelayRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The parts of a multipart post in their order; empty for other posts. */
  readonly parts: readonly (readonly [string, string])[];
  /** The parsed body of a JSON post; undefined for other posts. */
  readonly json: unknown;
}

export type RelayAnswer =
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  /** Takes the post and never answers. */
  | 'hang'
  /** Takes the post and breaks the connection. */
  | 'reset'
  /** Takes the post, begins an answer with status 200 and breaks the connection. */
  | 'half';

export interface Relay {
  readonly url: string;
  /** All posts so far, whatever they were answered. */
  readonly requests: readonly RelayRequest[];
  /** How many connections their sender has closed before there was an answer. */
  readonly brokenOff: number;
  /** Changes what the next posts are answered; 200 with `{}` at first. */
  answerWith(answer: RelayAnswer | ((request: RelayRequest) => RelayAnswer)): void;
  /** Waits until there have been this many posts. */
  received(count: number, timeoutMs?: number): Promise<readonly RelayRequest[]>;
  stop(): Promise<void>;
}

/** Starts a stand-in on loopback for any service that leads are posted to. */
export async function startRelay(): Promise<Relay> {
  const requests: RelayRequest[] = [];
  let brokenOff = 0;
  let answer: Parameters<Relay['answerWith']>[0] = { status: 200, body: '{}' };

  const server = createServer(async (request, response) => {
    const received = await read(request);
    requests.push(received);
    const chosen = typeof answer === 'function' ? answer(received) : answer;
    if (chosen === 'hang') {
      response.once('close', () => {
        brokenOff += 1;
      });
    } else respond(response, chosen);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/hook`,
    requests,
    get brokenOff() {
      return brokenOff;
    },
    answerWith: (next) => {
      answer = next;
    },
    received: (count, timeoutMs) =>
      waitFor(`${count} posts`, () => requests.length >= count && requests, timeoutMs),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function respond(response: ServerResponse, answer: Exclude<RelayAnswer, 'hang'>): void {
  if (answer === 'half') {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{', () => response.socket?.destroy());
    return;
  }
  if (answer === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
  response.end(answer.body);
}

async function read(request: IncomingMessage): Promise<RelayRequest> {
  const bytes = Buffer.concat(await request.toArray());
  const type = request.headers['content-type'] ?? '';
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return {
    path: request.url ?? '',
    method: request.method ?? '',
    headers: Object.fromEntries(headers),
    body: bytes.toString('utf8'),
    parts: type.startsWith('multipart/form-data') ? await readParts(type, bytes) : [],
    json: type.startsWith('application/json') ? JSON.parse(bytes.toString('utf8')) : undefined,
  };
}

async function readParts(type: string, bytes: Buffer): Promise<[string, string][]> {
  const headers = { 'content-type': type };
  const form = await new Response(new Uint8Array(bytes), { headers }).formData();
  return [...form].map(([name, value]) => [name, String(value)]);
}

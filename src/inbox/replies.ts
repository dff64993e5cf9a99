import type { FastifyInstance } from 'fastify';
import type { DeskLead } from '../leads/desk/lead-desk.ts';
import { readTyped, type Typed } from './change.ts';
import type { render, Views } from './pages/render.tsx';
import type { InboxParts } from './parts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; '' for nobody. */
    who: string;
    /** What stands after ? in the address. */
    readonly search: URLSearchParams;
    /** What a form sent. */
    readonly typed: Typed;
  }
  interface FastifyReply {
    /** Answers with a page. */
    page<Name extends keyof Views>(name: Name, view: Views[Name], status?: number): FastifyReply;
    /** Gives back a form that could not be taken, or not without a look at leads that are known. */
    unsent(status: number, reason: string, known?: readonly DeskLead[]): FastifyReply;
  }
}

/** How the inbox looks, as scripts/inbox-look.ts makes it. */
export interface Look {
  readonly render: typeof render;
  /** The address of the style sheet, which is one of the files. */
  readonly stylesheet: string;
  /** That of the script of the list. */
  readonly script: string;
  /** By their names below /assets. */
  readonly files: ReadonlyMap<string, { readonly type: string; readonly body: Buffer }>;
}

/** Teaches a server to read forms and to answer with pages. */
export function readAndReply(
  app: FastifyInstance,
  { render, stylesheet, script }: Look,
  { firm, sales, now }: InboxParts,
): void {
  app.decorateRequest('who', '');
  app.decorateRequest('search', {
    getter() {
      return new URL(this.url, 'http://inbox').searchParams;
    },
  });
  app.decorateRequest('typed', {
    getter() {
      return readTyped(this.body);
    },
  });
  app.decorateReply('page', function (name, view, status = 200) {
    const frame = { firm, sales, stylesheet, script, who: this.request.who || undefined };
    return this.code(status)
      .type('text/html; charset=utf-8')
      .send(render(name, frame, view));
  });
  app.decorateReply('unsent', function (status, reason, known = []) {
    const { url, typed } = this.request;
    const action = url.split('?', 1)[0] ?? '/';
    return this.page('unsent', { reason, action, fields: typed, known, now: now() }, status);
  });
}

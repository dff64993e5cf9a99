import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Answers with a table for spreadsheets. */
export function sendCsv(reply: FastifyReply, name: string, table: string | Readable): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(table);
}

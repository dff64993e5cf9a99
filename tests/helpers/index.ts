export * from './mail-sink.ts';
export * from './node-process.ts';
export type { ReceivedMail } from './parse-mail.ts';
export * from './postgres.ts';
export * from './relay.ts';
export * from './site.ts';
export * from './store.ts';
export * from './visitors.ts';
export * from './wait-for.ts';

import { answer, type Fixtures } from '../facts.ts';

export default {
  pass: { server: answer({ firstByteMs: 300 }) },
  fail: { server: answer({ firstByteMs: 2_400 }) },
  partly: { server: answer({ firstByteMs: 1_000 }) },
} satisfies Fixtures;

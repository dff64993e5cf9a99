import { DirectWays } from '../DirectWays.tsx';
import type { LeadFormWords } from './LeadForm.tsx';

interface Props {
  words: LeadFormWords['common']['directWays'];
  /** When we call. */
  call: string;
}

/** What somebody wants to know who has left a number: when we call, and how to reach us before. */
export function CallPromise({ words, call }: Props) {
  return (
    <>
      <p>{call}</p>
      <DirectWays {...words} />
    </>
  );
}

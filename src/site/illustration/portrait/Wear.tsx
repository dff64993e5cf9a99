import type { Drawn } from '../../../catalog/schemas/person.ts';

/** What is worn over the shoulders, from the neck down to the picture's edge. */
export function Wear({ wear, cloth }: { wear: NonNullable<Drawn['wear']>; cloth: string }) {
  return (
    <>
      <path d="M8 180q0-34 32-41l26-7q14 14 28 0l26 7q32 7 32 41z" fill={cloth} />
      <path d="M80 146v34h72q0-34-32-41l-26-7q-7 7-14 7z" opacity={0.14} />
      {DETAILS[wear]}
    </>
  );
}

const DETAILS = {
  shirt: (
    <>
      <path d="m66 130-8 8 14 16 8-11 8 11 14-16-8-8-14 13z" fill="var(--paper-white)" />
      <path d="M80 148v32" stroke="var(--paper-white)" strokeWidth={2} />
    </>
  ),
  kurta: (
    <>
      <path d="M64 128q16 16 32 0v9q-16 14-32 0z" fill="var(--marigold)" />
      <path
        d="M80 144v36m0-26h0m0 12h0"
        stroke="var(--marigold)"
        strokeWidth={4}
        strokeLinecap="round"
      />
    </>
  ),
  blazer: (
    <>
      <path d="m64 130 16 40 16-40q-16 14-32 0z" fill="var(--paper-white)" />
      <path d="m62 131 18 49m18-49-18 49" stroke="var(--ink-deep)" strokeWidth={3} />
    </>
  ),
  saree: (
    <>
      <path d="M96 132q-30 10-72 14-14 10-16 34h60q6-30 40-44z" fill="var(--marigold)" />
      <path d="M100 134q-34 14-40 46" fill="none" stroke="var(--sindoor-deep)" strokeWidth={5} />
    </>
  ),
  dupatta: (
    <path
      d="M60 133q-14 6-18 47h16q2-32 14-42zm40 0q14 6 18 47h-16q-2-32-14-42z"
      fill="var(--marigold)"
    />
  ),
} as const;

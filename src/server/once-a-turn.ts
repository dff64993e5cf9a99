/** Answers a question once for all who ask it in one turn of the event loop, and anew in the next. */
export function onceATurn<Answer>(ask: (question: string) => Promise<Answer>) {
  const asked = new Map<string, Promise<Answer>>();
  return (question: string): Promise<Answer> => {
    if (asked.size === 0) setImmediate(() => asked.clear());
    const answer = asked.get(question) ?? ask(question);
    asked.set(question, answer);
    return answer;
  };
}

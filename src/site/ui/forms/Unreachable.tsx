/** Where the page's script says that nothing answers, for a form whose own script has not come. */
export function Unreachable({ message }: { message: string }) {
  return (
    <p
      className="lead-form__notice lead-form__notice--error"
      role="alert"
      data-unreachable={message}
      suppressHydrationWarning
    />
  );
}

import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './button.css';

type Variant = 'primary' | 'outline';

interface LinkButtonProps {
  href: string;
  children: ReactNode;
  variant?: Variant;
  /** Opens in a new tab; the words for screen readers come with it. */
  newTabHint?: string;
  className?: string;
}

function classes(variant: Variant, className = ''): string {
  return `button button--${variant} ${className}`.trimEnd();
}

/** A link that looks like a button: it leads somewhere. */
export function LinkButton({
  href,
  children,
  variant = 'primary',
  newTabHint,
  className,
}: LinkButtonProps) {
  const newTab = newTabHint ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className={classes(variant, className)} href={href} {...newTab}>
      {children}
      {newTabHint && <span className="visually-hidden"> ({newTabHint})</span>}
    </a>
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant;
}

/** A button: it does something here. */
export function Button({ variant = 'primary', className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={classes(variant, className)}>
      {children}
    </button>
  );
}

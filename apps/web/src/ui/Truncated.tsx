import { truncateGraphemes } from '../lib/format.ts';

export interface TruncatedProps {
  text: string;
  /** At most so many characters as people count them, the ellipsis included. */
  limit: number;
  className?: string;
}

/** Cut text; the whole of it is in its title, and in a tooltip when the focus comes onto it or around it. */
export function Truncated({ text, limit, className }: TruncatedProps) {
  const shown = truncateGraphemes(text, limit);
  if (shown === text) return <span className={className}>{text}</span>;
  return (
    <span className={className} title={text} data-full-text={text}>
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

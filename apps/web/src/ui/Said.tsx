import { useEffect, useRef, useState } from 'react';

/** How long nothing changes before it is said, in milliseconds: while somebody types, every step would be heard. */
const pause = 1_000;

export interface SaidProps {
  /** Null while it is not known. */
  text: string | null;
  /**
   * What the person did, another value for each time: the text is said once for each. A change that nobody here made is
   * not said. Without it, every other text is.
   */
  by?: string | number | undefined;
}

/** Says to screen readers what came of what somebody did; what is there at first is not said. */
export function Said({ text, by }: SaidProps) {
  const [said, setSaid] = useState('');
  const asked = by ?? text;
  const answered = useRef(asked);
  useEffect(() => {
    if (text === null || asked === answered.current) return;
    const timer = window.setTimeout(() => {
      answered.current = asked;
      // The same words again are said again where they differ by something that is not heard.
      setSaid((before) => (before === text ? `${text}\u00a0` : text));
    }, pause);
    return () => window.clearTimeout(timer);
  }, [text, asked]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

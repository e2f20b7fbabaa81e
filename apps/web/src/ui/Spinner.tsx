import './Spinner.css';

/** A turning ring; the text or label beside it says what it means. */
export function Spinner({ size = 16, className = '' }: { size?: number; className?: string }) {
  return <span aria-hidden="true" className={`spinner ${className}`} style={{ width: size, height: size }} />;
}

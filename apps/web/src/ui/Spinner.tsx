import './Spinner.css';

/** A turning ring; what it stands for is said by the text or label beside it. */
export function Spinner({ size = 16, className = '' }: { size?: number; className?: string }) {
  return <span aria-hidden="true" className={`spinner ${className}`} style={{ width: size, height: size }} />;
}

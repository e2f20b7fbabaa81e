import './Meter.css';

/** A thin line that shows a share from 0 to 1; the words beside it say the same. */
export function Meter({ share }: { share: number }) {
  return (
    <span className="meter" aria-hidden="true">
      <i style={{ inlineSize: `${Math.max(0, Math.min(1, share)) * 100}%` }} />
    </span>
  );
}

import { Shelf } from './Specimen.tsx';

const colours = [
  'bg',
  'bg-elevated',
  'surface-1',
  'surface-2',
  'surface-3',
  'line',
  'line-strong',
  'line-control',
  'accent',
  'ember',
  'ice',
  'success',
  'warning',
  'danger',
  'info',
];

export function TokenShelf() {
  return (
    <Shelf title="Colour and type">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(108px,1fr))] gap-4">
        {colours.map((name) => (
          <span key={name} className="grid gap-1.5">
            <i className="panel block h-12" style={{ background: `var(--${name})` }} />
            <span className="mono text-12 text-muted">{name}</span>
          </span>
        ))}
      </div>
      <div className="grid gap-2">
        <p className="font-bold" style={{ fontSize: 'var(--fs-36)' }}>
          36 Glass Meridian 월광 회로 夜行便
        </p>
        <p className="font-bold" style={{ fontSize: 'var(--fs-28)' }}>
          28 Page title
        </p>
        <p className="text-22 font-semibold">22 Numbers that matter 18,204.77</p>
        <p className="text-18 font-semibold">18 Section</p>
        <p className="text-16 font-semibold">16 Name in a row, zażółć gęślą jaźń</p>
        <p>
          14 Everything else, and <span className="mono">mono for ids, clocks, references</span>
        </p>
        <p className="text-12 text-faint">12 Column heads and hints</p>
      </div>
    </Shelf>
  );
}

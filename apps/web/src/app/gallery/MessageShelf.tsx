import { Avatar } from '../../ui/Avatar.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chip, type ChipProps, GainPill, Mark } from '../../ui/Chip.tsx';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { EyeOffIcon, ResetIcon, ScaleIcon, StarIcon, TrashIcon } from '../../ui/icons.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { TimeAgo } from '../../ui/TimeAgo.tsx';
import { Truncated } from '../../ui/Truncated.tsx';
import { YouStrip } from '../../ui/YouStrip.tsx';
import { Shelf, Specimen } from './Specimen.tsx';

const long =
  'The server did not accept this because something in the middle of a long sentence was not as it should be.';

const chips: (ChipProps & { children: string })[] = [
  { tone: 'danger', icon: TrashIcon, children: 'Deleted' },
  { icon: EyeOffIcon, children: 'Hidden' },
  { tone: 'warning', icon: ScaleIcon, children: 'Waiting' },
  { tone: 'success', children: 'Fine' },
  { tone: 'info', shape: 'pill', children: 'New' },
  { tone: 'gold', icon: StarIcon, children: 'First' },
  { shape: 'outline', children: 'Outline' },
];

export function MessageShelf() {
  return (
    <Shelf title="Messages and marks">
      <div className="grid gap-3">
        <Banner title="For your information">It stays where it is.</Banner>
        <Banner tone="success">Sent.</Banner>
        <Banner tone="warning" title="Being looked at" actions={<Button size="small">Show</Button>}>
          Nothing to do yet.
        </Banner>
        <Banner tone="danger" onDismiss={() => {}}>
          Can be put away.
        </Banner>
        <FormError title="Error:" message={long} />
      </div>
      <YouStrip label="Your place" className="grid gap-2 px-5 py-3">
        <b>#4</b>
        <Meter share={0.8} />
      </YouStrip>
      <Specimen name="Chip">
        {chips.map((chip) => (
          <Chip key={chip.children} {...chip} />
        ))}
      </Specimen>
      <Specimen name="Mark, gain, count">
        <Mark meaning="First of all" gold>
          WF
        </Mark>
        <Mark meaning="Twelve">12K</Mark>
        <GainPill>+31.06</GainPill>
        <CountBadge count={7} />
        <CountBadge count={120} />
        <CountBadge count={12} cap={9} />
        <Kbd>g</Kbd>
        <Kbd lit>Esc</Kbd>
      </Specimen>
      <Specimen name="Avatar, flag">
        {['Halcyon_7', '유채', 'Koralik', '青簷', 'Nimue.exe', '👾', ''].map((name) => (
          <Avatar key={name} sources={['/missing.png']} name={name} />
        ))}
        {['PL', 'JP', 'KR', 'CN', 'US', 'BR', 'XX'].map((country) => (
          <Flag key={country} country={country} />
        ))}
      </Specimen>
      <Specimen name="Text">
        <Truncated text="An Unreasonably Long Title About the Sea" limit={20} />
        <TimeAgo at="2024-01-01T00:00:00Z" className="text-muted" />
      </Specimen>
      <Specimen name="Pager">
        <Pager page={3} pages={12} onPage={() => {}} />
      </Specimen>
      <Loading className="panel grid gap-3 p-6">
        <Skeleton width="31%" />
        <Skeleton width="62%" height={16} />
        <Skeleton width={48} height={48} radius={14} />
      </Loading>
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <EmptyState
          title="Nothing fits these filters"
          action={<Button icon={ResetIcon}>Reset filters</Button>}
        >
          From 24 to 46, “meridian”.
        </EmptyState>
        <ErrorPanel message="The server answered “503, busy”." onRetry={() => {}} />
      </div>
    </Shelf>
  );
}

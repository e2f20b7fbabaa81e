import { useState } from 'react';
import { ArrowDownIcon, GridIcon, ListIcon, RowsIcon } from '../../ui/icons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Range, RangeSlider } from '../../ui/RangeSlider.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ToggleChip } from '../../ui/ToggleChip.tsx';
import { TriState } from '../../ui/TriState.tsx';
import { Shelf, Specimen } from './Specimen.tsx';

const states = [
  { value: 'show', label: 'Show' },
  { value: 'hide', label: 'Hide' },
  { value: 'only', label: 'Only' },
] as const;
const rainbow =
  'linear-gradient(90deg, #2e9bff, #2ee56b 33%, #ffc23d 33%, #e0218a 66%, #9a63e8 66%, #1b1030)';

export function ChoiceShelf() {
  const [state, setState] = useState<'show' | 'hide' | 'only'>('show');
  const [view, setView] = useState<'rows' | 'list' | 'grid'>('rows');
  const [sort, setSort] = useState<'recent' | 'name'>('recent');
  const [chip, setChip] = useState(true);
  const [tab, setTab] = useState<'first' | 'second'>('first');
  const [range, setRange] = useState<Range>([24, 46]);
  return (
    <Shelf title="Choices">
      <Specimen name="TriState">
        <TriState label="Cleared" options={states} value={state} onChange={setState} />
        <TriState label="Second" options={states} value="hide" onChange={setState} />
        <TriState label="Third" options={states} value="only" onChange={setState} />
      </Specimen>
      <Specimen name="SegmentedControl">
        <SegmentedControl
          label="View"
          value={view}
          onChange={setView}
          segments={[
            { value: 'rows', label: 'Rows', icon: RowsIcon, hideLabel: true },
            { value: 'list', label: 'List', icon: ListIcon, hideLabel: true },
            { value: 'grid', label: 'Grid', icon: GridIcon, hideLabel: true },
          ]}
        />
        <SegmentedControl
          label="Sort"
          size="small"
          value={sort}
          onChange={setSort}
          segments={[
            { value: 'recent', label: 'Recent', trailing: <Icon of={ArrowDownIcon} size={14} /> },
            { value: 'name', label: 'Name' },
          ]}
        />
      </Specimen>
      <Specimen name="ToggleChip">
        <ToggleChip pressed={chip} onChange={setChip}>
          Chosen
        </ToggleChip>
        <ToggleChip pressed={!chip} onChange={() => setChip(!chip)}>
          Other
        </ToggleChip>
      </Specimen>
      <Specimen name="Tabs">
        <div className="w-full">
          <Tabs
            label="Queues"
            selected={tab}
            onSelect={setTab}
            tabs={[
              { id: 'first', label: 'First', count: 7 },
              { id: 'second', label: 'Second', count: 120 },
            ]}
          >
            <p className="py-4">The {tab} panel.</p>
          </Tabs>
        </div>
      </Specimen>
      <div className="panel p-6 max-md:p-4">
        <RangeSlider
          label="Range"
          lowLabel="Lowest"
          highLabel="Highest"
          min={1}
          max={60}
          value={range}
          onCommit={setRange}
          valueText={(value) => `No. ${value}`}
          track={rainbow}
          gaps={[21, 41]}
          ticks={[
            { at: 1, label: '1' },
            { at: 10, label: '10', minor: true },
            { at: 21, label: '21' },
            { at: 41, label: '41' },
            { at: 60, label: '60' },
          ]}
        />
      </div>
    </Shelf>
  );
}

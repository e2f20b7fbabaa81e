import { useState } from 'react';
import { Checkbox, Switch } from '../../ui/Checkbox.tsx';
import { Combobox } from '../../ui/Combobox.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { Shelf } from './Specimen.tsx';

const fruit = ['Apple', 'Apricot', 'Avocado', 'Banana', 'Blackberry', 'Cherry', 'Elderberry', 'Fig', 'Grape'];

export function FieldShelf() {
  const [search, setSearch] = useState('');
  return (
    <Shelf title="Fields">
      <SearchField label="Search" value={search} onSearch={setSearch} placeholder="Name or #id" main />
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 max-md:grid-cols-1">
        <TextField label="Rest" placeholder="Name or #id" hint="A hint belongs to its field" />
        <TextField label="Required" required aside="4 / 50" defaultValue="Glass" />
        <TextField label="Error" defaultValue="1o" error="Enter a whole number." />
        <TextField label="Disabled" defaultValue="halcyon7" disabled hint="Cannot be changed" />
        <PasswordField label="Password" defaultValue="correct horse" />
        <Select label="Select" options={fruit.map((name) => ({ value: name, label: name }))} />
        <FruitBox />
        <TextArea label="Text area" defaultValue="Several lines" hint="Grows by its corner" />
        <div className="grid grid-cols-3 gap-3">
          <NumberField label="Count" min={0} max={9999} defaultValue="960" />
          <NumberField label="Decimal" decimals defaultValue="1.05" />
          <NumberField label="Wrong" defaultValue="" error="Missing" />
        </div>
        <div className="grid content-start gap-3">
          <Checkbox label="I have read what happens" />
          <Checkbox label="Ticked, with a hint" hint="Twelve keys or fewer" defaultChecked />
          <Checkbox label="Not allowed" error="Tick this first" />
          <div className="flex gap-6">
            <Switch label="Off" />
            <Switch label="On" defaultChecked />
          </div>
        </div>
      </div>
    </Shelf>
  );
}

function FruitBox() {
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const found = fruit.filter((name) => query !== '' && name.toLowerCase().includes(query.toLowerCase()));
  return (
    <Combobox
      label="Combobox"
      hint="Try “be”, or a fruit that is not there"
      text={text}
      onText={setText}
      onSearch={setQuery}
      options={found}
      renderOption={(name) => name}
      onSelect={setText}
      createLabel={(name) => `Request new: ${name}`}
      onCreate={setText}
    />
  );
}

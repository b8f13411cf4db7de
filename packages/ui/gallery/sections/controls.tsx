import { useState } from 'react';
import {
  Button,
  Checkbox,
  Chip,
  Chips,
  Choice,
  ChoiceButton,
  ChoiceList,
  Cluster,
  CopyButton,
  Field,
  Grid,
  IconButton,
  KeyCap,
  Menu,
  Money,
  SearchField,
  Segmented,
  Select,
  Switch,
  TextArea,
  TextField,
  Thumb,
  Tooltip,
} from '../../src/index.ts';
import styles from '../gallery.module.css';
import { Section, State } from '../section.tsx';

const variants = ['primary', 'default', 'quiet', 'danger'] as const;

export function Controls() {
  return (
    <>
      <Section title="Buttons" note="The name says the action. One primary in a view.">
        {variants.map((variant) => (
          <Buttons key={variant} variant={variant} />
        ))}
        <Cluster>
          <Button variant="primary" size="large">
            Cash out R$ 13.60
          </Button>
          <Button size="small">Small</Button>
          <Tooltip text="Copy link">
            <IconButton icon="copy" label="Copy link" variant="default" />
          </Tooltip>
          <Menu
            trigger={<IconButton icon="ellipsis" label="More" variant="default" />}
            actions={[
              { label: 'Open', icon: 'external-link', onSelect: () => {} },
              { label: 'Locked', icon: 'lock', disabled: true, onSelect: () => {} },
              { label: 'Ban', icon: 'ban', danger: true, onSelect: () => {} },
            ]}
          />
          <Button asChild icon="external-link">
            <a href="#main">Link</a>
          </Button>
          <CopyButton text="https://facet.example/r/nova_builder" />
          <KeyCap>Enter</KeyCap>
          <Button variant="primary" size="large">
            <span>Start Game</span> <KeyCap inline>Space</KeyCap>
          </Button>
        </Cluster>
      </Section>
      <Fields />
      <Filters />
      <Choices />
    </>
  );
}

function Buttons({ variant }: { variant: (typeof variants)[number] }) {
  const working = () => new Promise((done) => setTimeout(done, 1500));
  return (
    <Cluster gap={4}>
      <State name="Rest">
        <Button variant={variant} onClick={working}>
          Redeem code
        </Button>
      </State>
      <State name="Working">
        <Button variant={variant} busy>
          Redeem code
        </Button>
      </State>
      <State name="Disabled">
        <Button variant={variant} disabled>
          Redeem code
        </Button>
      </State>
      <State name="Icon">
        <Button variant={variant} icon="external-link">
          Open group
        </Button>
      </State>
    </Cluster>
  );
}

function Fields() {
  const [period, setPeriod] = useState('30');
  const [bombs, setBombs] = useState('3');
  const periods = [
    { value: '7', label: 'Last 7 days' },
    { value: '30', label: 'Last 30 days' },
    { value: 'all', label: 'All time', disabled: true },
  ];
  return (
    <Section title="Fields" note="Label above, hint or error below.">
      <Grid of={3}>
        <TextField label="Rest" placeholder="Your game username" hint="3 to 20 letters, digits or _" />
        <TextField label="Error" defaultValue="ghost_42" error="Please enter a username" />
        <TextField label="Disabled" defaultValue="10.00" disabled hint="Locked while playing" />
        <TextField label="Code" defaultValue="november25" code />
        <Field label="Text">
          <TextArea placeholder="What happened?" />
        </Field>
        <Field label="Select">
          <Select options={periods} value={period} onValueChange={setPeriod} />
        </Field>
        <Field label="Select with an error" error="Choose a period">
          <Select options={periods} value={undefined} onValueChange={setPeriod} placeholder="Choose" />
        </Field>
        <Segmented
          label="Bombs"
          options={['1', '3', '5', '7', '10'].map((value) => ({ value, label: value }))}
          value={bombs}
          onValueChange={setBombs}
        />
      </Grid>
      <Cluster gap={6}>
        <Switch label="On" defaultChecked />
        <Switch label="Off" />
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Unchecked" />
      </Cluster>
    </Section>
  );
}

function Filters() {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('For you');
  return (
    <Section title="Filters" note="Searches while one types; a chip is on or off.">
      <Grid of={2}>
        <SearchField label="Search offers" search={search} onSearch={setSearch} />
        <SearchField label="Search your statement" hint="Name, code, reference or amount" search="harbor" onSearch={setSearch} />
      </Grid>
      <Chips label="Kind">
        {(['For you', 'Short', 'Games'] as const).map((kind) => (
          <Chip key={kind} pressed={kind === chosen} onPress={() => setChosen(kind)}>
            {kind}
          </Chip>
        ))}
        <Chip icon="smartphone" pressed={false} onPress={() => undefined}>
          On this device
        </Chip>
      </Chips>
    </Section>
  );
}

function Choices() {
  const [pass, setPass] = useState('vip');
  const entry = { name: 'pass', onChoose: setPass, leading: <Thumb drawn="VIP Lounge" /> };
  return (
    <Section title="Choices" note="One out of a list. What cannot be chosen says why.">
      <div className={styles.narrow}>
        <ChoiceList legend="Gamepass">
          <Choice
            {...entry}
            value="jump"
            checked={pass === 'jump'}
            title="Double Jump"
            detail="Sold by nova_builder"
            trailing={<Money amount="100" decimals={0} size={16} />}
          />
          <Choice
            {...entry}
            value="vip"
            checked={pass === 'vip'}
            title="VIP Lounge"
            detail="Sold by nova_builder"
            trailing={<Money amount="250" decimals={0} size={16} mark />}
          />
          <Choice
            {...entry}
            value="founder"
            checked={false}
            disabled
            title="Founder"
            detail="Insufficient Balance: You need 2500 Robux but only have 1284 Robux."
            trailing={<Money amount="2500" decimals={0} />}
          />
        </ChoiceList>
        <ChoiceList legend="Experience">
          <ChoiceButton title="Tower of Tides" detail="Place 901" leading={<Thumb name="Tower of Tides" />} onClick={() => undefined} />
        </ChoiceList>
      </div>
    </Section>
  );
}

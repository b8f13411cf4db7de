import { useState, type ReactNode } from 'react';
import {
  AppFrame,
  Badge,
  Brand,
  Button,
  IconButton,
  Money,
  Nav,
  NavItem,
  Page,
  Person,
  Purse,
  RankStone,
  Sheet,
  SidebarFoot,
  Split,
  TabBar,
  TabBarItem,
  ThemeToggle,
  type IconName,
} from '../../src/index.ts';

const entries: Array<[string, IconName, string]> = [
  ['dashboard', 'layout-dashboard', 'Dashboard'],
  ['earn', 'coins', 'Earn Robux'],
  ['withdraw', 'banknote-arrow-down', 'Withdraw'],
];

/** The frame of signed-in pages with example data, as the shell fills it. */
export function Frame({ current, children }: { current: string; children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <AppFrame
      sidebar={
        <>
          <Home />
          <Menu current={current} label="Main" />
        </>
      }
      topBar={
        <>
          <Home />
          <Button asChild variant="quiet">
            <a href="#dashboard" aria-label="Current balance R$ 1,284">
              <Money amount="1284.00" decimals={0} size={16} mark />
            </a>
          </Button>
          <IconButton icon="menu" iconSize="large" label="Open menu" onClick={() => setMenuOpen(true)} />
        </>
      }
      bottomBar={
        <TabBar label="Quick">
          {entries.map(([path, icon, label]) => (
            <TabBarItem key={path} asChild icon={icon}>
              <a href={`#${path}`} aria-current={path === current ? 'page' : undefined}>
                {label}
              </a>
            </TabBarItem>
          ))}
          <TabBarItem icon="menu" onClick={() => setMenuOpen(true)}>
            More
          </TabBarItem>
        </TabBar>
      }
    >
      <Page>{children}</Page>
      <Sheet open={menuOpen} onOpenChange={setMenuOpen} label="Menu" head={<Home />}>
        <Menu current={current} label="Menu" />
      </Sheet>
    </AppFrame>
  );
}

function Home() {
  return (
    <Brand asChild>
      <a href="#dashboard">Facet</a>
    </Brand>
  );
}

function Menu({ current, label }: { current: string; label: string }) {
  return (
    <>
      <Purse asChild>
        <a href="#dashboard">
          Current Balance
          <Money amount="1284.00" decimals={0} size={24} mark />
        </a>
      </Purse>
      <Nav label={label}>
        {entries.map(([path, icon, name]) => (
          <NavItem key={path} asChild icon={icon} badge={path === 'earn' && <Badge tone="accent">2</Badge>}>
            <a href={`#${path}`} aria-current={path === current ? 'page' : undefined}>
              {name}
            </a>
          </NavItem>
        ))}
      </Nav>
      <SidebarFoot>
        <Person name="nova_builder">
          <RankStone rank="silver" size={14} />
          Silver
          <Badge tone="outline">moderator</Badge>
        </Person>
        <Split gap={2}>
          <NavItem icon="log-out">Logout</NavItem>
          <ThemeToggle />
        </Split>
      </SidebarFoot>
    </>
  );
}

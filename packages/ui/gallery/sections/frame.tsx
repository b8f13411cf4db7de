import {
  AppFrame,
  Avatar,
  Badge,
  Brand,
  Card,
  CardHead,
  Columns,
  Field,
  Glyph,
  IconButton,
  Input,
  LanguageMenu,
  LanguageSelect,
  Money,
  Nav,
  NavItem,
  Page,
  PageHeader,
  Person,
  Purse,
  RankBadge,
  Row,
  Rows,
  SidebarFoot,
  SkipLink,
  Spinner,
  Split,
  Stack,
  TabBar,
  TabBarItem,
  Text,
  ThemeToggle,
  VisuallyHidden,
} from '../../src/index.ts';

/** A whole page in its frame: the sidebar, or below 900 px the two bars. */
export function Frame() {
  return (
    <>
      <SkipLink />
      <AppFrame sidebar={<Sidebar />} topBar={<TopBar />} bottomBar={<QuickBar />}>
        <Page>
          <PageHeader title="A page in its frame" aside={<Badge tone="accent">Badge</Badge>}>
            One line below the title.
          </PageHeader>
          <Columns>
            <Card>
              <CardHead title="Rows" />
              <Rows inset>
                <Row
                  leading={<Glyph icon="gift" tone="accent" />}
                  title="A glyph"
                  detail="In its tint"
                  trailing={<Money amount="12.50" />}
                />
                <Row leading={<Glyph icon="triangle-alert" tone="danger" large />} title="A large glyph" detail="In danger" />
                <Row leading={<Avatar name="nova_builder" size="small" />} title="A small avatar" detail="Without a picture" />
                <Row leading={<Avatar name="nova_builder" size="large" />} title="A large avatar" detail="Without a picture" />
                <Row leading={<Avatar name="nova_builder" size="small" tinted />} title="A tinted avatar" detail="In a list of people" />
              </Rows>
            </Card>
            <Stack>
              <Card as="div">
                <Field label="A field around an input">
                  <Input code defaultValue="WINTER26" />
                </Field>
              </Card>
              <Card as="div">
                <Split>
                  <Text>At work</Text>
                  <Spinner accent />
                  <VisuallyHidden as="output">Heard only</VisuallyHidden>
                </Split>
              </Card>
            </Stack>
          </Columns>
        </Page>
      </AppFrame>
    </>
  );
}

function Sidebar() {
  return (
    <>
      <Brand>Facet</Brand>
      <Purse>
        <Text tone="muted" size={12}>
          Current Balance
        </Text>
        <Money amount="1284.00" decimals={0} size={24} mark />
      </Purse>
      <Nav label="Main">
        <NavItem icon="layout-dashboard" aria-current="page">
          Dashboard
        </NavItem>
        <NavItem icon="gift" badge={<Badge tone="accent">2</Badge>}>
          Rewards
        </NavItem>
      </Nav>
      <SidebarFoot>
        <Person name="nova_builder">
          <RankBadge rank="silver" stone />
        </Person>
        <Split>
          <LanguageMenu />
          <LanguageSelect />
          <ThemeToggle />
        </Split>
      </SidebarFoot>
    </>
  );
}

function TopBar() {
  return (
    <>
      <Brand>Facet</Brand>
      <IconButton icon="menu" label="Open menu" />
    </>
  );
}

function QuickBar() {
  return (
    <TabBar label="Quick">
      <TabBarItem icon="layout-dashboard" aria-current="page">
        Dashboard
      </TabBarItem>
      <TabBarItem icon="gift">Rewards</TabBarItem>
    </TabBar>
  );
}

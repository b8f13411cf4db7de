import { Fields } from './fields.ts';
import {
  limitClasses,
  origins,
  type ServiceManifest,
  type ServiceRoute,
  type ServiceSetting,
  sessions,
  settingTypes,
} from './service-manifest.ts';

const NAME = /^[a-z][a-z0-9-]*$/;
/** The last segment may end like a file's name: /api/user/transactions.csv. A segment before it may be `*`, any one. */
const PREFIX = /^\/api(\/([a-z0-9]+(-[a-z0-9]+)*|\*(?=\/)))+(\.[a-z0-9]+)?$/;
const EVENT_TYPE = /^rewards\.[a-z]+(\.[a-z]+)+\.v[1-9][0-9]*$/;
const SETTING_KEY = /^[a-z][a-z0-9_]*$/;
const VARIABLE = /^[A-Z][A-Z0-9_]*$/;
/** In the form of a content security policy. */
export const ORIGIN = /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const SINGLE_LINE = /^[^\n]+$/;
const ANY = /^/;

/**
 * The manifest in `json`, with defaults filled in. `source` names the file in `errors`, to which every mistake is
 * added.
 */
export function parseManifest(json: unknown, source: string, errors: string[]): ServiceManifest {
  const fields = new Fields(json, source, errors);
  const manifest = {
    name: fields.text('name', NAME, 'a service name such as "wallet"'),
    routes: fields.objects('routes').map(parseRoute),
    subscribes: fields.texts('subscribes', EVENT_TYPE, 'an event type such as "rewards.identity.member.registered.v1"'),
    frames: fields.texts('frames', ORIGIN, 'an origin such as "https://*.wall.example"'),
    pictures: fields.texts('pictures', ORIGIN, 'an origin such as "https://*.wall.example"'),
    settings: Object.fromEntries(fields.named('settings').map(([key, setting]) => [settingKey(key, setting), parseSetting(setting)])),
  };
  // Versions of the service's contracts are nothing that the gateway acts on.
  for (const name of ['contract', 'internalContract']) if (fields.has(name)) fields.wholeNumber(name);
  for (const variable of fields.has('environment') ? fields.named('environment') : []) checkVariable(...variable);
  fields.refuseOthers();
  return manifest;
}

/** Only its form: the value is the service's own affair. What a variable means is never left to its name. */
function checkVariable(name: string, fields: Fields): void {
  if (!VARIABLE.test(name)) fields.wrong('', 'must have a name in UPPER_CASE');
  const type = fields.text('type', /^(string|integer)$/, '"string" or "integer"');
  fields.text('description', SINGLE_LINE, 'one line of text');
  for (const flag of ['secret', 'optional']) fields.flag(flag);
  if (type === 'integer') fields.wholeNumber('default');
  for (const limit of ['minimum', 'maximum', 'minLength', 'maxLength']) if (fields.has(limit)) fields.wholeNumber(limit);
  for (const text of ['pattern', 'example', ...(type === 'string' ? ['default'] : [])])
    if (fields.has(text)) fields.text(text, ANY, 'text');
  fields.refuseOthers();
}

function parseRoute(fields: Fields): ServiceRoute {
  const route = {
    prefix: fields.text('prefix', PREFIX, 'a path such as "/api/withdraw", lower case, without a slash at its end'),
    session: fields.choice('session', sessions, 'member'),
    limit: fields.choice('limit', limitClasses, 'read'),
    origin: fields.choice('origin', origins, 'site'),
    idempotent: fields.flag('idempotent'),
    stream: fields.flag('stream'),
  };
  if (route.origin === 'any' && route.session !== 'none')
    fields.wrong('origin', 'any needs session none: a session must not be usable from another site');
  fields.refuseOthers();
  return route;
}

function settingKey(key: string, fields: Fields): string {
  if (!SETTING_KEY.test(key)) fields.wrong('', 'must have a key in snake_case');
  return key;
}

function parseSetting(fields: Fields): ServiceSetting {
  const setting = {
    type: fields.choice('type', settingTypes, 'choice'),
    default: fields.text('default', ANY, 'text'),
    ...(fields.has('productionDefault') ? { productionDefault: fields.text('productionDefault', ANY, 'text') } : {}),
    ...(fields.has('choices') ? { choices: fields.texts('choices', SINGLE_LINE, 'text') } : {}),
    public: fields.flag('public'),
    description: fields.text('description', SINGLE_LINE, 'one line of text'),
  };
  // What operators read. A kept version of a service may be older than it; a test asks it of the services as they are.
  for (const name of ['title', 'group', 'unit', 'firstStep']) if (fields.has(name)) fields.text(name, SINGLE_LINE, 'one line of text');
  if (fields.has('choiceTitles')) fields.texts('choiceTitles', SINGLE_LINE, 'text');
  for (const bound of ['min', 'max']) if (fields.has(bound)) fields.wholeNumber(bound);
  fields.choice('changeableBy', ['admin', 'owner'], 'owner');
  // Identity checks what is inside when it reads the catalogue.
  for (const name of ['consequences', 'texts']) if (fields.has(name)) fields.object(name);
  if (!fields.has('type')) fields.wrong('type', `must be one of ${settingTypes.join(', ')}`);
  if ((setting.type === 'choice') !== fields.has('choices')) fields.wrong('choices', 'belongs to type choice, and to no other');
  for (const value of [setting.default, setting.productionDefault]) {
    if (value !== undefined && !isValue(value, setting))
      fields.wrong('', `has a default that is no ${setting.type}: ${JSON.stringify(value)}`);
  }
  fields.refuseOthers();
  return setting;
}

function isValue(value: string, setting: Pick<ServiceSetting, 'type' | 'choices'>): boolean {
  switch (setting.type) {
    case 'money':
      return /^\d+(\.\d{1,2})?$/.test(value);
    case 'on_off':
      return value === 'on' || value === 'off';
    case 'https_url':
      return URL.canParse(value) && value.startsWith('https://');
    case 'integer':
      return /^-?\d+$/.test(value);
    case 'choice':
      return setting.choices?.includes(value) ?? false;
    default:
      return setting.type satisfies never;
  }
}

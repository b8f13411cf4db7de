/** One name in the forms that code needs: `daily-quests`, `dailyQuests`, `DailyQuests`, `Daily Quests`. */
export interface DomainName {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly title: string;
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;
const LONGEST = 30;

/** @throws with what to type instead. */
export function parseDomainName(text: string | undefined): DomainName {
  if (!text) throw new Error('name the domain: npm run new -- games');
  const bare = text.replace(/^(mfe-|services\/)/, '');
  if (bare !== text && KEBAB.test(bare)) {
    throw new Error(`name the domain alone, its remote and its service are called after it: npm run new -- ${bare}`);
  }
  if (!KEBAB.test(text) || text.length > LONGEST) {
    throw new Error(
      `"${text}" is no name of a domain: words in lower case joined by hyphens, at most ${LONGEST} characters, like daily-quests`,
    );
  }
  const words = text.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const pascal = words.join('');
  return { kebab: text, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal, title: words.join(' ') };
}

/** A template's text or path with the domain's name in place of the sample's, each in the form that stands there. */
export function rename(text: string, name: DomainName): string {
  return text.replaceAll(/[Ss]ample/g, (found, offset: number) => {
    const isInIdentifier = /[A-Z]/.test(text.charAt(offset + found.length));
    if (found === 'Sample') return isInIdentifier ? name.pascal : name.title;
    return isInIdentifier ? name.camel : name.kebab;
  });
}

interface NewTab {
  /** Goes to an address of another company, which learns nothing of this page. */
  leaveFor: (url: string) => void;
  close: () => void;
}

/**
 * A tab for an address that a service has yet to tell: a browser opens one only for the press itself. Where it opens
 * none the page itself leaves.
 */
export function newTab(): NewTab {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return {
    leaveFor: (url) => {
      const { document } = tab ?? window;
      const link = Object.assign(document.createElement('a'), { href: url, rel: 'noreferrer' });
      document.body.append(link);
      link.click();
    },
    close: () => tab?.close(),
  };
}

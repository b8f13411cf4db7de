import type { Wall } from '../../src/walls/wall.ts';

/**
 * The four walls as the service lists them, for tests and for running alone; their frames hold a page that says which
 * wall it is.
 */
export function fakeWalls(): Wall[] {
  return [
    fakeWall({ id: 'a', label: 'CPX Research', range: '5-500 Robux' }),
    fakeWall({ id: 'b', label: 'BitLabs', range: '10-800 Robux' }),
    fakeWall({ id: 'c', label: 'Lootably', range: '20-2000 Robux' }),
    fakeWall({ id: 'd', label: 'ayeT-Studios', range: '10-1000 Robux', newTab: true }),
  ];
}

function fakeWall(own: Pick<Wall, 'id' | 'label' | 'range'> & { newTab?: boolean }): Wall {
  const page = `<!doctype html><meta name="color-scheme" content="light dark"><title>${own.label}</title><p>${own.label} would be here.</p>`;
  return { newTab: false, holdDays: 0, url: `data:text/html,${encodeURIComponent(page)}`, ...own };
}

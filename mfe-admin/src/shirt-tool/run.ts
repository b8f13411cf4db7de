export const STEPS = ['setup', 'login', 'downloading', 'uploading', 'complete'] as const;
export type Step = (typeof STEPS)[number];
export type StepState = 'pending' | 'current' | 'running' | 'complete';
export type ItemStatus = 'pending' | 'downloading' | 'downloaded' | 'uploading' | 'uploaded' | 'failed';

export const TARGET_MAX = 100;
const UPLOADS_DEFAULT = 10;
export const BETWEEN_DOWNLOADS_MS = 100;
export const BETWEEN_UPLOADS_MS = 2000;
const CLONE = ' (Clone)';

/** A shirt of the catalogue on its way to a copy. */
export interface ShirtItem {
  assetId: string;
  name: string;
  templateUrl: string;
  status: ItemStatus;
  /** Base64 of the PNG; null before the download, and after a reload, when the server shows the picture. */
  templateData: string | null;
  isDownloaded: boolean;
  uploadedAssetId: string | null;
  /** Of the upload: the server uploads once under it, so it stays until it is known what came of it. */
  uploadKey: string | null;
  /** The platform's answer was lost: there may be a copy or not. */
  isUncertain: boolean;
  error: string | null;
}

interface Session {
  valid: boolean;
  userInfo: { displayName: string; name: string };
  csrfToken: string;
  /** ISO 8601. */
  takenAt: string;
}

/** Everything on the page but the cookie, which nothing here ever holds. */
export interface Run {
  step: Step;
  isRunning: boolean;
  /** Templates to download. */
  target: number;
  uploadCount: number;
  /** When the rights were confirmed, ISO 8601. */
  confirmedAt: string | null;
  /** Null before the login, and after a reload. */
  session: Session | null;
  items: readonly ShirtItem[];
  /** Why it stands still, when something other than the operator has stopped it. */
  halt: string | null;
}

export const NEW_RUN: Run = {
  step: 'setup',
  isRunning: false,
  target: TARGET_MAX,
  uploadCount: UPLOADS_DEFAULT,
  confirmedAt: null,
  session: null,
  items: [],
  halt: null,
};

/** Of a shirt that was just listed. */
export const NEW_ITEM: Omit<ShirtItem, 'assetId' | 'name' | 'templateUrl'> = {
  status: 'pending',
  templateData: null,
  isDownloaded: false,
  uploadedAssetId: null,
  uploadKey: null,
  isUncertain: false,
  error: null,
};

export const copyName = (name: string): string => name + CLONE;

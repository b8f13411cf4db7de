import { saveFile } from '../save-file.ts';

/** Hands it to the system’s own way to send things on, else to the downloads. False: neither took it. */
export async function sendPicture(file: File): Promise<boolean> {
  if (!('canShare' in navigator) || !navigator.canShare({ files: [file] })) {
    saveFile(file.name, file);
    return true;
  }
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    // Who closes it has sent nothing, and is told nothing.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

import { useMember } from '@facet/remote-kit';
import { useState } from 'react';
import { useLazyReadProofRootQuery, useNoteProofCheckedMutation } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { checkProof, type PublishedRoot, type Step } from './check-proof.ts';
import { parseProof } from './statement-proof.ts';

export interface ProofCheck {
  /** Of the last file that was checked; null before. */
  steps: readonly Step[] | null;
  /** Checks the text of a file. Never rejects. */
  check: (text: string) => Promise<void>;
}

/** Checks statement proofs in this browser, against the root that anyone can ask for. */
export function useProofCheck(): ProofCheck {
  const { id: memberId } = useMember();
  const [askForRoot] = useLazyReadProofRootQuery();
  const [noteChecked] = useNoteProofCheckedMutation();
  const [steps, setSteps] = useState<readonly Step[] | null>(null);

  const rootOf = async (day: string): Promise<PublishedRoot | null> => {
    const { data, error } = await askForRoot(day);
    if (data) return data;
    if (error && 'kind' in error && error.kind === 'refused' && error.status === 404) return null;
    throw new Error('the published root did not load');
  };

  const check = async (text: string) => {
    setSteps(null);
    // Only over https and on this machine: the types do not know.
    const canHash = (crypto as { subtle?: SubtleCrypto }).subtle !== undefined;
    const found = canHash ? await checkProof(text, { memberId, rootOf }) : [noHashes()];
    setSteps(found);
    const proof = parseProof(text);
    // The head in the file is the one that was computed. The check holds whether or not its badge is noted.
    if (proof && found.every(({ outcome }) => outcome === 'ok')) void noteChecked({ day: proof.day, head: proof.head });
  };

  return { steps, check };
}

function noHashes(): Step {
  return {
    outcome: 'unknown',
    finding: t(
      'This browser computes hashes on https pages only. Open the site over https, or check the file with the command in our documentation.',
    ),
  };
}

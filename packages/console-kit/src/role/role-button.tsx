import { Button, Tooltip, type ButtonProps } from '@facet/ui';
import type { OperatorRole } from '@facet/remote-kit';
import { useRefusal } from './refusal.ts';

/** A button for those who have the role; for others it is there, says which role it needs, and does nothing. */
export function RoleButton({ needs, ...button }: ButtonProps & { needs: OperatorRole }) {
  const refusal = useRefusal(needs);
  if (refusal === null) return <Button {...button} />;
  return (
    <Tooltip text={refusal}>
      <Button {...button} type="button" aria-disabled onClick={undefined} title={refusal} />
    </Tooltip>
  );
}

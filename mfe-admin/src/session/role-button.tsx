import { Button, Tooltip, type ButtonProps } from '@facet/ui';
import type { Role } from './operator.ts';
import { useRefusal } from './operator-context.ts';

/** A button for those who have the role; for others it is there, says which role it needs, and does nothing. */
export function RoleButton({ needs, ...button }: ButtonProps & { needs: Role }) {
  const refusal = useRefusal(needs);
  if (refusal === null) return <Button {...button} />;
  return (
    <Tooltip text={refusal}>
      <Button {...button} type="button" aria-disabled onClick={undefined} title={refusal} />
    </Tooltip>
  );
}

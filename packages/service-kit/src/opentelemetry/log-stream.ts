import { SeverityNumber, type AnyValue, type Logger } from '@opentelemetry/api';
import type { DestinationStream } from 'pino';

const SEVERITIES: Readonly<Record<number, SeverityNumber>> = {
  10: SeverityNumber.TRACE,
  20: SeverityNumber.DEBUG,
  30: SeverityNumber.INFO,
  40: SeverityNumber.WARN,
  50: SeverityNumber.ERROR,
  60: SeverityNumber.FATAL,
};

interface Line {
  level: number;
  time: number;
  msg?: string;
  err?: { type?: string; message?: string; stack?: string };
}
/** What each line says, and the resource too. */
type Common = 'pid' | 'hostname' | 'name';

/** The lines of the log as they are written, secrets left out already. */
export function logStream(logger: Logger): DestinationStream {
  return {
    write(text) {
      const {
        level,
        time,
        msg,
        err,
        pid: _pid,
        hostname: _hostname,
        name: _name,
        ...attributes
      } = JSON.parse(text) as Line & Record<Common, AnyValue>;
      const severityNumber = SEVERITIES[level] ?? SeverityNumber.UNSPECIFIED;
      logger.emit({
        timestamp: time,
        severityNumber,
        severityText: SeverityNumber[severityNumber],
        body: msg,
        attributes: {
          ...attributes,
          ...(err && { 'exception.type': err.type, 'exception.message': err.message, 'exception.stacktrace': err.stack }),
        },
      });
    },
  };
}

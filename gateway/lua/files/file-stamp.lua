-- What tells a file from what it was: its inode, size and time of change. Nobody writes into it, or puts another one in
-- its place, without changing this; the time of change cannot be set back.
local ffi = require 'ffi'

-- statx(2): the one whose layout is the same on every processor.
ffi.cdef[[
typedef struct { int64_t seconds; uint32_t nanoseconds; int32_t reserved; } file_stamp_time;
typedef struct {
  uint32_t mask, block_size; uint64_t attributes; uint32_t links, user, group; uint16_t mode, reserved;
  uint64_t inode, size, blocks, attributes_mask;
  file_stamp_time accessed, born, changed, modified;
  uint32_t special_major, special_minor, device_major, device_minor;
  uint64_t spare[14];
} file_stamp_statx;
int statx(int folder, const char *path, int flags, unsigned int mask, file_stamp_statx *found);
]]

local NO_FOLDER, BASIC = -100, 0x7ff
local found = ffi.new('file_stamp_statx')

-- The clock of a file system ticks every few milliseconds: what changed a moment ago may change again within the same
-- tick.
local SETTLED_SECONDS = 2

local file_stamp = {}

-- The stamp, or nil when there is no such file; and whether it is old enough to be relied upon.
function file_stamp.of(path)
  if ffi.C.statx(NO_FOLDER, path, 0, BASIC, found) ~= 0 then return nil end
  local changed = found.changed
  local stamp = table.concat({ tostring(found.inode), tostring(found.size), tostring(changed.seconds), changed.nanoseconds }, ' ')
  return stamp, ngx.time() - tonumber(changed.seconds) > SETTLED_SECONDS
end

return file_stamp
